import { currentCar, type Car, type Cars } from '@bieznik/contract/catalogue/fit/car'
import { formatMarkedSize, formatTireSize } from '@bieznik/contract/catalogue/tire-size'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { MeasuredText } from '@/components/ui/measured-text'
import { TextLink } from '@/components/ui/text-link'
import { tireSizePath } from '@/lib/catalogue/tire-size-path'
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
              {car.sizes[0] && (
                <TextLink href={tireSizePath(car.sizes[0])} prefetch={false}>
                  {t('to_tires', { size: formatTireSize(car.sizes[0]) })}
                </TextLink>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** As the trade writes them, in every language. */
function factsOf(car: Car): string[] {
  const { sizes, axleLoad, loadIndex, speedSymbol, boltCircle, wheelWidth, wheelEt, thread } = car
  const facts = [
    ...sizes.map((size) => formatMarkedSize(size, size.loadClass)),
    loadIndex !== null && `${loadIndex}${speedSymbol ?? ''}`,
    axleLoad !== null && `${axleLoad} kg`,
    boltCircle,
    wheelWidth !== null && `${wheelWidth}J`,
    wheelEt !== null && `ET${wheelEt}`,
    thread,
  ]
  return facts.filter((fact) => typeof fact === 'string')
}
