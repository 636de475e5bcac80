'use client'

import { groupCart } from '@bieznik/contract/catalogue/fit/wheel-sets'
import { textLanguage } from '@bieznik/contract/content/text-language'
import type { ExtraKind } from '@bieznik/contract/selling/extra-kinds'
import type { CartLine } from '@bieznik/contract/selling/cart'
import { useTranslations } from 'next-intl'
import type { MouseEvent, ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { ContentText } from '@/components/ui/content-text'
import { offerUndo } from '@/components/ui/offer-undo'
import type { CartIntent } from '@/lib/cart/cart-intents'
import { CartLines } from './cart-lines'
import { CartSetBlock } from './set/cart-set-block'
import { WheelSetGroup } from './set/wheel-set-group'
import type { ChangeCart } from './use-change-cart'

interface CartGoodsProps {
  lines: readonly CartLine[]
  /** What the shop does or adds within the price. */
  offeredExtras: readonly ExtraKind[]
  onChange: ChangeCart
  /** Puts the focus where it can stay while a line, or all, goes away. */
  onFocusLost: () => void
}

/** What belongs together as a set each, with the advice on it, and below them all other lines. */
export function CartGoods({ lines, offeredExtras, onChange, onFocusLost }: CartGoodsProps) {
  const t = useTranslations('cart')
  const { sets, others } = groupCart(lines)

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

  const actions = {
    onQuantity: (productId: number, quantity: number) => onChange({ kind: 'quantity', productId, quantity }),
    onDelete: (event: MouseEvent, line: CartLine) => {
      const { product } = line
      const title = () => <ContentText lang={textLanguage(product, 'title')}>{product.title}</ContentText>
      change(event, { kind: 'remove', productId: product.id }, t.rich('deleted', { title }), [line])
    },
  }
  const advice = (about: readonly CartLine[]) => (
    <CartSetBlock
      lines={lines}
      about={about}
      offeredExtras={offeredExtras}
      onChange={onChange}
      onFocusLost={onFocusLost}
    />
  )

  return (
    <div className="flex flex-col gap-6">
      {sets.map(({ set, lines: ofSet }) => (
        <WheelSetGroup key={ofSet[0]?.product.id} set={set} lines={ofSet} {...actions}>
          {advice(ofSet)}
        </WheelSetGroup>
      ))}
      {others.length > 0 && (
        <section aria-label={t(sets.length > 0 ? 'other_lines' : 'lines')} className="flex flex-col gap-3">
          {sets.length > 0 && <h2 className="text-lg font-semibold">{t('other_lines')}</h2>}
          <CartLines lines={others} {...actions} />
        </section>
      )}
      {others.length > 0 && advice(others)}
      <Button variant="quiet" className="-ml-4 self-start" onClick={deleteAll}>
        {t('delete_all')}
      </Button>
    </div>
  )
}
