import type { SetLines } from '@bieznik/contract/catalogue/fit/set-advice'
import { piecesOf, wheelsOf } from '@bieznik/contract/catalogue/fit/wheel-sets'
import { totalOf } from '@bieznik/contract/money/money'
import type { CartLine } from '@bieznik/contract/selling/cart'
import { useTranslations } from 'next-intl'
import { useId, type ReactNode } from 'react'
import { CartLines, type LineActions } from '@/components/cart/cart-lines'
import { Price } from '@/components/ui/price'
import { setDrawingAddress } from '@/lib/drawings/drawing-address'

interface WheelSetGroupProps extends LineActions {
  set: SetLines
  /** The lines of the set, in the order in which they stand in it. */
  lines: readonly CartLine[]
  /** The advice on it. */
  children: ReactNode
}

/** The lines of one set of wheels: what they come to together, taken apart on a drawing. */
export function WheelSetGroup({ set, lines, children, ...actions }: WheelSetGroupProps) {
  const t = useTranslations('cart')
  const id = useId()
  const drawn = [set.tires, set.wheels, set.spacers].flatMap(([first]) => (first ? [first.product] : []))
  const parts = [
    set.tires.length > 0 && t('set_tires', { count: piecesOf(set.tires) }),
    t('set_wheels', { count: piecesOf(set.wheels) }),
    set.spacers.length > 0 && t('set_spacers', { count: piecesOf(set.spacers) }),
  ].filter((part) => part !== false)
  const total = totalOf(lines.map(({ product, quantity }) => ({ price: product.price, quantity })))

  return (
    <section aria-labelledby={id} className="border border-edge bg-sheet">
      <div className="flex flex-col gap-3 p-4 sm:flex-row sm:items-center sm:gap-6">
        <img
          src={setDrawingAddress(drawn)}
          alt={t('set_drawing', { parts: parts.join(', ') })}
          width={360}
          height={180}
          className="aspect-2/1 h-auto w-full max-w-72 self-center object-contain"
        />
        <div className="flex grow flex-wrap items-end justify-between gap-x-6 gap-y-2">
          <div>
            <h2 id={id} className="text-2xl font-semibold">
              {t(set.tires.length > 0 ? 'set' : 'set_without_tires', { count: wheelsOf(set) })}
            </h2>
            <p className="text-sm text-quiet">{parts.join(' · ')}</p>
          </div>
          <p className="text-right">
            <span className="block text-xs text-quiet">{t('set_total')}</span>
            <Price amount={total} className="text-lg font-semibold" />
          </p>
        </div>
      </div>
      <div className="border-t border-line [&>ul]:border-0">
        <CartLines lines={lines} {...actions} />
      </div>
      {children}
    </section>
  )
}
