'use client'

import dynamic from 'next/dynamic'

const Nothing = () => null

/** What compares the lines is loaded where it is needed; an order is placed without it as well. */
export const ExtrasChoice = dynamic(
  () =>
    import('./order-extras').then(
      ({ OrderExtrasChoice }) => OrderExtrasChoice,
      () => Nothing,
    ),
  { ssr: false },
)

export const ChosenExtras = dynamic(
  () =>
    import('./order-extras').then(
      ({ ChosenOrderExtras }) => ChosenOrderExtras,
      () => Nothing,
    ),
  { ssr: false },
)
