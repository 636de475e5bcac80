'use client'

import { useLocale } from 'next-intl'
import { treadsFor, type TireUse } from '@/lib/catalogue/tread-use'
import { drawingAddress } from '@/lib/drawings/drawing-address'
import { getPathname } from '@/lib/i18n/navigation'

interface HomeTreadsProps {
  title: string
  /** What there are tires for, each with its word. */
  uses: readonly (readonly [use: TireUse, word: string])[]
}

/** A size in which each tread has the same room. */
const SIZE = { width: 205, profile: 55, diameter: 16 } as const

/**
 * A tile for each thing that tires are for: the tread that is made for it, on its colour. Plain links: the form that a list is narrowed by is
 * that of its address when the page is loaded whole.
 */
export function HomeTreads({ title, uses }: HomeTreadsProps) {
  const locale = useLocale()
  if (uses.length === 0) return null
  return (
    <nav aria-label={title} className="home-treads">
      {uses.map(([use, word]) => {
        const [protector] = treadsFor[use]
        const query = new URLSearchParams(treadsFor[use].map((tread) => ['pattern', tread]))
        return (
          <a key={use} href={getPathname({ href: `/tires?${query}`, locale })}>
            <img src={drawingAddress({ productType: 'Tire', protector, ...SIZE })} alt="" />
            <span>{word}</span>
          </a>
        )
      })}
    </nav>
  )
}
