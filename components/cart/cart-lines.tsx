'use client'

import type { CartLine } from '@bieznik/contract/selling/cart'
import { textLanguage } from '@bieznik/contract/content/text-language'
import { useTranslations } from 'next-intl'
import type { MouseEvent, ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { ContentText } from '@/components/ui/content-text'
import { offerUndo } from '@/components/ui/offer-undo'
import { CartRow } from './cart-row'
import type { CartIntent } from '@/lib/cart/cart-intents'
import type { ChangeCart } from './use-change-cart'

interface CartLinesProps {
  lines: readonly CartLine[]
  onChange: ChangeCart
  /** Puts the focus where it can stay while a line, or all, goes away. */
  onFocusLost: () => void
}

export function CartLines({ lines, onChange, onFocusLost }: CartLinesProps) {
  const t = useTranslations('cart')

  /** Offers to bring back what was deleted, once it is. A click without a position came from the keyboard. */
  function change(event: MouseEvent, intent: CartIntent, message: ReactNode, taken: readonly CartLine[]) {
    const undo = () => {
      onChange({ kind: 'restore', lines: taken })
      onFocusLost()
    }
    const byKeyboard = event.detail === 0
    onChange(intent, () => offerUndo({ message, undo, byKeyboard }))
    onFocusLost()
  }

  function deleteAll(event: MouseEvent) {
    change(event, { kind: 'clear' }, t('all_deleted'), lines)
  }

  function deleteLine(event: MouseEvent, line: CartLine) {
    const { product } = line
    const title = () => <ContentText lang={textLanguage(product, 'title')}>{product.title}</ContentText>
    change(event, { kind: 'remove', productId: product.id }, t.rich('deleted', { title }), [line])
  }

  return (
    <section aria-label={t('lines')} className="flex flex-col gap-3">
      <ul className="border border-line bg-sheet lined">
        {lines.map((line) => (
          <CartRow
            key={line.product.id}
            line={line}
            onQuantity={(quantity) => onChange({ kind: 'quantity', productId: line.product.id, quantity })}
            onDelete={(event) => deleteLine(event, line)}
          />
        ))}
      </ul>
      <Button variant="quiet" className="self-start" onClick={deleteAll}>
        {t('delete_all')}
      </Button>
    </section>
  )
}
