'use client'

import { maxLineQuantity, type CartLine } from '@bieznik/contract/cart'
import type { Product } from '@bieznik/contract/product'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { MeasuredText } from '@/components/ui/measured-text'
import { Price } from '@/components/ui/price'
import { showToast } from '@/components/ui/toast'
import { changeQuantityMutation, clearCartMutation, removeFromCartMutation } from '@/lib/cart/cart-queries'
import { detailPath } from '@/lib/catalogue/detail-path'
import { Link } from '@/lib/i18n/navigation'
import { QuantitySelect } from './quantity-select'

/** How a product is pictured; the page gives it, because pictures belong to the product pages. */
export type RenderPicture = (product: Product) => ReactNode

interface CartLinesProps {
  uid: string
  lines: readonly CartLine[]
  renderPicture: RenderPicture
}

export function CartLines({ uid, lines, renderPicture }: CartLinesProps) {
  const t = useTranslations('cart')
  const clear = useMutation(clearCartMutation(useQueryClient(), uid))
  const fail = () => showToast({ tone: 'error', message: t('failed_delete') })

  return (
    <section aria-label={t('title')} className="flex flex-col gap-3">
      <ul className="divide-y divide-line border border-line bg-sheet">
        {lines.map((line) => (
          <CartRow key={line.product.id} uid={uid} line={line} picture={renderPicture(line.product)} />
        ))}
      </ul>
      <Button
        variant="quiet"
        className="self-start"
        busy={clear.isPending}
        onClick={() => clear.mutate(undefined, { onError: fail })}
      >
        {t('delete_all')}
      </Button>
    </section>
  )
}

interface CartRowProps {
  uid: string
  line: CartLine
  picture: ReactNode
}

function CartRow({ uid, line: { product, quantity }, picture }: CartRowProps) {
  const t = useTranslations('cart')
  const client = useQueryClient()
  const change = useMutation(changeQuantityMutation(client, uid))
  const remove = useMutation(removeFromCartMutation(client, uid))
  const max = maxLineQuantity(product)

  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-3 p-4 sm:grid-cols-[auto_1fr_auto_auto_auto]">
      <div className="w-20 self-start sm:w-28">{picture}</div>
      <Link href={detailPath(product)} className="col-span-2 font-semibold hover:underline sm:col-span-1">
        <MeasuredText>{product.title}</MeasuredText>
      </Link>
      <QuantitySelect
        label={t('quantity_of', { title: product.title })}
        value={quantity}
        max={max}
        onChange={(next) =>
          change.mutate(
            { productId: product.id, quantity: next },
            { onError: () => showToast({ tone: 'error', message: t('failed_update') }) },
          )
        }
      />
      <LabelledPrice label={t('unit_price')}>
        <Price amount={product.price} />
      </LabelledPrice>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t('delete_item', { title: product.title })}
        busy={remove.isPending}
        onClick={() =>
          remove.mutate(product.id, {
            onError: () => showToast({ tone: 'error', message: t('failed_delete') }),
          })
        }
      >
        {!remove.isPending && <Trash2 aria-hidden className="size-5" />}
      </Button>
      {quantity > max && (
        <p role="alert" className="col-span-full text-sm text-amber">
          {max === 0 ? t('sold_out') : t('only_left', { count: max })}
        </p>
      )}
    </li>
  )
}

function LabelledPrice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="text-right">
      <span className="block text-xs text-quiet">{label}</span>
      {children}
    </p>
  )
}
