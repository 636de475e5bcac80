'use client'

import { MAX_PRODUCTS_AT_ONCE } from '@bieznik/contract/catalogue/bulk-change'
import type { Product } from '@bieznik/contract/catalogue/product'
import { useState } from 'react'
import type { PreviewRequest } from '@/lib/products/bulk-queries'
import { filterOf } from '@/lib/products/product-search'
import type { Search } from '@/lib/query/search-address'
import type { Selection } from '../../parts/list/selection'

export interface ProductSelection extends Selection {
  /** How many are chosen, on other pages too. */
  count: number
  /** Chooses all that are listed, on every page; undefined: they are too many, or chosen already. */
  selectListed: (() => void) | undefined
  clear: () => void
  target: PreviewRequest['target']
}

interface Chosen {
  /** Of the list that it was chosen from. */
  listed: string
  ids: ReadonlySet<number>
  isWhole: boolean
}

/** Which products are chosen for what is done with many at once, over all pages of a list. Another list begins with none. */
export function useProductSelection(
  asked: Search,
  { rows, total }: { rows: readonly Product[]; total: number },
): ProductSelection {
  const filter = filterOf(asked)
  const key = JSON.stringify(filter)
  const [chosen, setChosen] = useState<Chosen>({ listed: key, ids: new Set(), isWhole: false })
  const { ids, isWhole } = chosen.listed === key ? chosen : { ids: new Set<number>(), isWhole: false }
  const set = (next: Iterable<number>) => setChosen({ listed: key, ids: new Set(next), isWhole: false })
  const shown = rows.map(({ id }) => id)
  const has = (id: number) => isWhole || ids.has(id)

  return {
    has,
    // One of all is left out: what is shown stays chosen without it.
    toggle: (id) => {
      const before = isWhole ? shown : [...ids]
      set(has(id) ? before.filter((each) => each !== id) : [...before, id])
    },
    setShown: (isSelected) => {
      const elsewhere = isWhole ? [] : [...ids].filter((id) => !shown.includes(id))
      set(isSelected ? [...elsewhere, ...shown] : elsewhere)
    },
    shownCount: shown.filter(has).length,
    count: isWhole ? total : ids.size,
    selectListed:
      isWhole || total <= ids.size || total > MAX_PRODUCTS_AT_ONCE
        ? undefined
        : () => setChosen({ listed: key, ids: new Set(), isWhole: true }),
    clear: () => set([]),
    target: isWhole ? { filter } : { ids: [...ids] },
  }
}
