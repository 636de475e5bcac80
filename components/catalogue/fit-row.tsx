'use client'

import { FITS_KEY } from '@bieznik/contract/catalogue/facet-path'
import type { ListKind } from '@bieznik/contract/catalogue/facets'
import { lazy, Suspense } from 'react'
import { MyCarLink } from '@/components/product/fit/my-car-link'
import { useHasCar } from '@/lib/my-car/use-has-car'

/** Without its script the way to the page of the car stays. */
const FitSwitch = lazy(() => import('./fit-switch').catch(() => ({ default: MyCarLink })))

export interface FitRowProps {
  /** Of what the list shows; null: of several kinds. */
  kind: ListKind | null
  /** By what the list is narrowed, the query of its address. */
  by: string
}

/**
 * The row above a list: the way to "my car" and, where one is saved, the switch that leaves only what fits it. The document is the same for
 * everybody, so the browser puts the switch in the place of the link, which has as much room.
 */
export function FitRow({ kind, by }: FitRowProps) {
  const hasCar = useHasCar()
  const link = <MyCarLink />
  // The address may have a car as well: that of the person who sent the link.
  const isAsked = hasCar || (hasCar === false && by.includes(FITS_KEY))
  return (
    <div className="fit-row">
      {kind !== null && isAsked ? (
        <Suspense fallback={link}>
          <FitSwitch kind={kind} by={by} />
        </Suspense>
      ) : (
        link
      )}
    </div>
  )
}
