import { detailPath } from '@bieznik/contract/catalogue/detail-path'
import { multiplyMoney, type Grosze } from '@bieznik/contract/money/money'
import type { OrderItem } from '@bieznik/contract/selling/order'
import type { OwnOrder, PicturedProduct } from '@bieznik/contract/selling/own-order'
import { useFormatter, useTranslations } from 'next-intl'
import { ProductThumbnail } from '@/components/product/product-thumbnail'
import { useThumbnail } from '@/components/product/use-thumbnail'
import { ContentText } from '@/components/ui/content-text'
import { DollarPrice } from '@/components/ui/dollar-price'
import { LowestPrice } from '@/components/ui/lowest-price'
import { Price } from '@/components/ui/price'
import { Link } from '@/lib/i18n/navigation'
import type { OrderBuyer } from '@/lib/orders/order-buyer'
import { CancelLine } from './cancel'
import { OrderMoney } from './order-money'

const PICTURE = { sizes: '5rem', widths: [120, 240] }

interface OrderGoodsProps {
  order: OwnOrder
  buyer: OrderBuyer
  headingAs: 'h2' | 'h3'
}

/** What was bought, line by line, what it comes to and what of that is paid; to who is signed in with dollars at the rate of the order's day. */
export function OrderGoods({ order, buyer, headingAs: Heading }: OrderGoodsProps) {
  const t = useTranslations('orders')
  const { orderItems, exchangeRate, products } = order
  const price = (amount: Grosze) =>
    'uid' in buyer ? <DollarPrice amount={amount} rate={exchangeRate} /> : <Price amount={amount} />
  return (
    <section aria-label={t('products')} className="flex flex-col gap-2">
      <Heading className="font-semibold">{t('products')}</Heading>
      <ul className="lined">
        {orderItems.map((item) => (
          <li key={item.id} className="grid grid-cols-[4rem_1fr_auto] items-start gap-x-3 gap-y-1 py-3">
            <ItemPicture item={item} product={products.find(({ id }) => id === item.productId)} />
            <span className="min-w-0 wrap-anywhere">
              <ItemTitle item={item} product={products.find(({ id }) => id === item.productId)} />
              <span className="block text-sm text-quiet">
                <span className="figures">{`${item.quantity} ×`}</span> {price(item.price)}
              </span>
              <LowestPrice price={item.price} lowestPrice={item.lowestPrice} className="block" />
              {item.returned !== undefined && (
                <span className="block text-sm">{t('returned_pieces', { count: item.returned })}</span>
              )}
            </span>
            <span className="text-right">{price(multiplyMoney(item.price, item.quantity))}</span>
            <CancelLine order={order} item={item} buyer={buyer} />
          </li>
        ))}
      </ul>
      <OrderMoney order={order} price={price} />
      {'uid' in buyer && <RateNote rate={exchangeRate} />}
    </section>
  )
}

interface ItemProps {
  item: OrderItem
  /** undefined: it is not there any more. */
  product: PicturedProduct | undefined
}

/** With the photograph of the day of the order. */
function ItemPicture({ item: { title, titleLanguage, url }, product }: ItemProps) {
  const thumbnailOf = useThumbnail()
  if (!product) return <span />
  const picture = thumbnailOf({ ...product, url: url ?? product.url })
  return <ProductThumbnail picture={picture} title={title} titleLanguage={titleLanguage} place={PICTURE} />
}

function ItemTitle({ item: { title, titleLanguage }, product }: ItemProps) {
  const text = <ContentText lang={titleLanguage}>{title}</ContentText>
  if (!product) return <span>{text}</span>
  return (
    <Link href={detailPath(product)} prefetch={false} className="font-semibold hover:underline">
      {text}
    </Link>
  )
}

function RateNote({ rate }: { rate: OwnOrder['exchangeRate'] }) {
  const t = useTranslations('orders')
  const format = useFormatter()
  const date = format.dateTime(new Date(rate.date), { dateStyle: 'medium' })
  const text = t('rate', { date, rate: format.number(rate.plnPerUsd, { minimumFractionDigits: 4 }) })
  return <p className="text-sm text-quiet">{text}</p>
}
