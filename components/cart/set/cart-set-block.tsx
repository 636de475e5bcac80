'use client'

import dynamic from 'next/dynamic'

const Nothing = () => null

/** Lines are changed and ordered without it as well. */
export const CartSetBlock = dynamic(
  () =>
    import('./cart-set').then(
      (set) => set.CartSet,
      () => Nothing,
    ),
  { ssr: false },
)
