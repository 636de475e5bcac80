'use client'

import { maxLineQuantity, type CartLine } from '@bieznik/contract/cart'
import { Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { MouseEvent, ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { ContentText } from '@/components/ui/content-text'
import { Price } from '@/components/ui/price'
import { troubleOf } from '@/lib/cart/line-trouble'
import { detailPath } from '@/lib/catalogue/detail-path'
import { Link } from '@/lib/i18n/navigation'
import { QuantitySelect } from './quantity-select'

interface CartRowProps {
  line: CartLine
  picture: ReactNode
  onQuantity: (quantity: number) => void
  onDelete: (event: MouseEvent) => void
}

export function CartRow({ line, picture, onQuantity, onDelete }: CartRowProps) {
  const t = useTranslations('cart')
  const { product, quantity } = line

  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-3 p-4 sm:grid-cols-[auto_1fr_auto_auto_auto]">
      <div className="w-20 self-start sm:w-28">{picture}</div>
      <Link href={detailPath(product)} className="col-span-2 font-semibold hover:underline sm:col-span-1">
        <ContentText>{product.title}</ContentText>
      </Link>
      <QuantitySelect
        label={t('quantity_of', { title: product.title })}
        value={quantity}
        max={product.inArchive ? 0 : maxLineQuantity(product)}
        onChange={onQuantity}
      />
      <p className="text-right">
        <span className="block text-xs text-quiet">{t('unit_price')}</span>
        <Price amount={product.price} />
      </p>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t('delete_item', { title: product.title })}
        onClick={onDelete}
      >
        <Trash2 aria-hidden className="size-5" />
      </Button>
      <LineTrouble line={line} />
    </li>
  )
}

function LineTrouble({ line }: { line: CartLine }) {
  const t = useTranslations('cart')
  const trouble = troubleOf(line)
  if (!trouble) return null
  return (
    <p role="alert" className="col-span-full text-sm text-amber">
      {trouble === 'too_many' ? t('only_left', { count: maxLineQuantity(line.product) }) : t(trouble)}
    </p>
  )
}
