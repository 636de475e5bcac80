'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import type { ProductSelection } from './use-product-selection'

const boxClass = 'block size-5 accent-signal'

interface SelectProductProps {
  id: number
  title: string
  selection: ProductSelection
}

/** Chooses a product for what is done with many at once. */
export function SelectProduct({ id, title, selection }: SelectProductProps) {
  const t = useTranslations('admin_bulk')
  return (
    <input
      type="checkbox"
      aria-label={t('select', { title })}
      className={boxClass}
      checked={selection.has(id)}
      onChange={() => selection.toggle(id)}
    />
  )
}

/** Chooses all that are shown, or none of them; half chosen where some are. */
export function SelectShown({ shown, selection }: { shown: number; selection: ProductSelection }) {
  const t = useTranslations('admin_bulk')
  const box = useRef<HTMLInputElement>(null)
  const isWhole = selection.shownCount === shown && shown > 0
  const isSome = selection.shownCount > 0 && !isWhole
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome
  }, [isSome])
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label={t('select_shown')}
      className={boxClass}
      checked={isWhole}
      onChange={() => selection.setShown(!isWhole)}
    />
  )
}
