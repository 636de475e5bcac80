'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { Link } from '@/lib/i18n/navigation'
import { useHasCar } from '@/lib/my-car/use-has-car'

const Nothing = () => null

/** Without its script the link says no car. */
const CurrentCar = lazy(() => import('./current-car').catch(() => ({ default: Nothing })))

/**
 * The way to "my car", with the one that is saved in this browser: "Moje auto: 195/65 R15"; on a phone only with one. The browser adds it, in
 * room that nothing else has, so that documents are the same for everybody and no longer than they have to be.
 */
export function CarLink() {
  const t = useTranslations('footer')
  const hasCar = useHasCar()
  if (hasCar === null) return null
  return (
    <Link href="/my-car" prefetch={false} className="car-link">
      {/* One text within one line: it is read as it stands there. */}
      <span className="truncate">
        <span>{t('my_car')}</span>
        {hasCar && (
          <Suspense>
            <CurrentCar />
          </Suspense>
        )}
      </span>
    </Link>
  )
}
