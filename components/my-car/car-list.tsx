import { FITS_KEY } from '@bieznik/contract/catalogue/facet-path'
import { writeCarNumbers } from '@bieznik/contract/catalogue/fit/car-numbers'
import { currentCar, type Car, type Cars } from '@bieznik/contract/catalogue/fit/car'
import { formatMarkedSize } from '@bieznik/contract/catalogue/tire-size'
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { MeasuredText } from '@/components/ui/measured-text'
import { textLinkClass } from '@/components/ui/text-link'
import { getPathname } from '@/lib/i18n/navigation'
import { carName, chooseCar } from '@/lib/my-car/cars'

interface CarListProps {
  cars: Cars
  onEdit: (car: Car) => void
  onRemove: (car: Car) => void
}

/** What is known of each car in a line, and what can be done with it. */
export function CarList({ cars, onEdit, onRemove }: CarListProps) {
  const t = useTranslations('my_car')
  const current = currentCar(cars)
  return (
    <ul className="lined">
      {cars.cars.map((car) => {
        const name = carName(car)
        const action = (text: string) => t('of_car', { action: text, name })
        return (
          <li key={car.id} className="flex flex-col gap-2 py-4">
            <p className="font-semibold wrap-anywhere">{name}</p>
            <p className="text-sm">
              <MeasuredText>{factsOf(car).join(', ')}</MeasuredText>
            </p>
            {car === current && <p className="text-sm text-green">{t('current')}</p>}
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              {car !== current && (
                <Button variant="secondary" aria-label={action(t('use'))} onClick={() => chooseCar(car.id)}>
                  {t('use')}
                </Button>
              )}
              <Button variant="secondary" aria-label={action(t('edit'))} onClick={() => onEdit(car)}>
                {t('edit')}
              </Button>
              <Button variant="secondary" aria-label={action(t('remove'))} onClick={() => onRemove(car)}>
                {t('remove')}
              </Button>
            </div>
            <FittingLists car={car} />
          </li>
        )
      })}
    </ul>
  )
}

const lists = [
  { kind: 'tires', path: '/tires' },
  { kind: 'wheels', path: '/wheels' },
  { kind: 'spacers', path: '/spacer' },
] as const

/** Full loads, since no navigation of the browser's scripts knows the query of a list. */
function FittingLists({ car }: { car: Car }) {
  const t = useTranslations('my_car')
  const locale = useLocale()
  return (
    <div className="flex flex-wrap gap-x-4">
      {lists.map(({ kind, path }) => {
        const numbers = writeCarNumbers(kind, car)
        if (numbers === '') return null
        return (
          <a
            key={kind}
            href={`${getPathname({ href: path, locale })}?${FITS_KEY}=${encodeURIComponent(numbers)}`}
            className={`link-row ${textLinkClass}`}
          >
            {t(`fitting.${kind}`)}
          </a>
        )
      })}
    </div>
  )
}

/** As the trade writes them, in every language. */
function factsOf(car: Car): string[] {
  const { sizes, axleLoad, loadIndex, speedSymbol, boltCircle, bore, wheelWidth, wheelEt, thread } = car
  const facts = [
    ...sizes.map((size) => formatMarkedSize(size, size.loadClass)),
    loadIndex !== null && `${loadIndex}${speedSymbol ?? ''}`,
    axleLoad !== null && `${axleLoad} kg`,
    boltCircle,
    bore !== null && `Ø${bore}`,
    wheelWidth !== null && `${wheelWidth}J`,
    wheelEt !== null && `ET${wheelEt}`,
    thread,
  ]
  return facts.filter((fact) => typeof fact === 'string')
}
