'use client'

import { multiplyMoney } from '@bieznik/contract/money/money'
import { maxLineQuantity, type CartLine } from '@bieznik/contract/selling/cart'
import { textLanguage } from '@bieznik/contract/content/text-language'
import { Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { ProductPicture } from '@/components/product/product-picture'
import { Button } from '@/components/ui/button'
import { ContentText } from '@/components/ui/content-text'
import { LowestPrice } from '@/components/ui/lowest-price'
import { Price } from '@/components/ui/price'
import { lineErrorOf } from '@/lib/cart/line-error'
import { detailPath } from '@bieznik/contract/catalogue/detail-path'
import { Link } from '@/lib/i18n/navigation'
import { QuantitySelect } from './quantity-select'

const PICTURE = { sizes: '(width >= 40rem) 7rem, 5rem', widths: [120, 240] }

interface CartRowProps {
  line: CartLine
  onQuantity: (quantity: number) => void
  onDelete: (event: MouseEvent) => void
}

export function CartRow({ line, onQuantity, onDelete }: CartRowProps) {
  const t = useTranslations('cart')
  const { product, quantity } = line
  const title = () => <ContentText lang={textLanguage(product, 'title')}>{product.title}</ContentText>

  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-center gap-3 p-4 sm:grid-cols-[auto_1fr_auto_auto_auto] sm:gap-x-4">
      <div className="w-20 self-start sm:w-28">
        <ProductPicture product={product} place={PICTURE} />
      </div>
      <Link
        href={detailPath(product)}
        className="col-span-2 font-semibold wrap-anywhere hover:underline sm:col-span-1"
      >
        {title()}
      </Link>
      <QuantitySelect
        label={t.rich('quantity_of', { title })}
        value={quantity}
        max={product.inArchive ? 0 : maxLineQuantity(product)}
        onChange={onQuantity}
      />
      <p className="text-right">
        <span className="block text-xs text-quiet">{t('unit_price')}</span>
        <Price amount={product.price} />
        {quantity > 1 && (
          <span className="block font-semibold">
            <span className="text-xs font-normal text-quiet">{t('line_total')}</span>{' '}
            <Price amount={multiplyMoney(product.price, quantity)} />
          </span>
        )}
      </p>
      <Button variant="quiet" size="icon" onClick={onDelete}>
        <Trash2 aria-hidden className="size-5" />
        <span className="sr-only">{t.rich('delete_item', { title })}</span>
      </Button>
      <LowestPrice
        price={product.price}
        lowestPrice={product.reduction?.lowestPrice}
        className="col-span-full text-right"
      />
      <LineError line={line} />
    </li>
  )
}

function LineError({ line }: { line: CartLine }) {
  const t = useTranslations('cart')
  const error = lineErrorOf(line)
  if (!error) return null
  return (
    <p role="alert" className="col-span-full text-sm text-amber">
      {error === 'too_many' ? t('only_left', { count: maxLineQuantity(line.product) }) : t(error)}
    </p>
  )
}
