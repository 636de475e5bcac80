'use client'

import { MAX_CARS, type Car } from '@bieznik/contract/catalogue/fit/car'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useRef, useState } from 'react'
import { CarForm } from '@/components/my-car/car-form'
import { CarList } from '@/components/my-car/car-list'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { offerUndo } from '@/components/ui/offer-undo'
import { useAuth } from '@/lib/auth/use-auth'
import { carName, removeCar, saveCar, useCars } from '@/lib/my-car/cars'

const Nothing = () => null

/** Loaded for people with an account. Without its script the cars are this browser's, as everybody's. */
const AccountCars = dynamic(
  () =>
    import('./account-cars').then(
      (account) => account.AccountCars,
      () => Nothing,
    ),
  { ssr: false },
)

/** The cars of this browser, which are those of the account as well, and the form for one of them. */
export function MyCar() {
  const t = useTranslations('my_car')
  const auth = useAuth()
  const cars = useCars()
  const [edited, setEdited] = useState<Car | 'new' | null>(null)
  const [notice, setNotice] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const count = cars?.cars.length ?? 0
  const isOpen = edited !== null || count === 0
  const car = edited === 'new' ? null : edited

  function open(which: Car | 'new'): void {
    setEdited(which)
    setNotice('')
  }

  function save(filledIn: Omit<Car, 'id'>): void {
    // The account's may have come while the form was open, which keeps what is typed.
    if (!car && count >= MAX_CARS) return setNotice(t('too_many', { max: MAX_CARS }))
    const saved = { ...filledIn, id: car?.id ?? `${Date.now()}` }
    const isKept = saveCar(saved)
    setEdited(null)
    setNotice(t(isKept ? 'saved' : 'unsaved', { name: carName(saved) }))
    heading.current?.focus()
  }

  function remove(gone: Car): void {
    removeCar(gone.id)
    setEdited(null)
    setNotice('')
    offerUndo({ message: t('removed', { name: carName(gone) }), undo: () => void saveCar(gone) })
    heading.current?.focus()
  }

  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <section aria-labelledby="yours" className="flex flex-col gap-3">
        <h2 id="yours" ref={heading} tabIndex={-1} className="text-xl font-semibold">
          {t('yours')}
        </h2>
        <p role="status" className="empty:hidden">
          {notice}
        </p>
        {cars && count > 0 ? (
          <CarList cars={cars} onEdit={open} onRemove={remove} />
        ) : (
          <p className="text-quiet">{t('none')}</p>
        )}
        {!isOpen && count < MAX_CARS && (
          <Button variant="secondary" className="self-start" onClick={() => open('new')}>
            {t('add')}
          </Button>
        )}
        {auth.status === 'signed-in' && !auth.person.isGuest && <AccountCars />}
        {count >= MAX_CARS && <p className="text-quiet">{t('too_many', { max: MAX_CARS })}</p>}
      </section>
      {isOpen && (
        // Cars that come from the account do not close a form that somebody has begun to fill in.
        <Card aria-labelledby="car-form" onFocus={() => setEdited((now) => now ?? 'new')}>
          <h2 id="car-form" className="mb-4 text-xl font-semibold">
            {car ? t('edit_title', { name: carName(car) }) : t('add')}
          </h2>
          <CarForm
            key={car?.id ?? 'new'}
            car={car}
            onSave={save}
            onCancel={count > 0 ? () => setEdited(null) : undefined}
          />
        </Card>
      )}
    </div>
  )
}
