import { multiplyMoney } from '@bieznik/contract/money/money'
import type { OrderItem } from '@bieznik/contract/selling/order'
import type { Product } from '@bieznik/contract/catalogue/product'
import { useTranslations } from 'next-intl'
import { ProductPicture } from '@/components/product/product-picture'
import { ContentText } from '@/components/ui/content-text'
import { DollarPrice } from '@/components/ui/dollar-price'
import { LowestPrice } from '@/components/ui/lowest-price'
import { Table } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import { detailPath } from '@bieznik/contract/catalogue/detail-path'
import type { StaffOrder } from '@/lib/orders/staff-order'

const PICTURE = { sizes: '5rem', widths: [120, 240] }

interface AdminOrderItemsProps {
  order: StaffOrder
  /** Beside a list. */
  isNarrow?: boolean
}

export function AdminOrderItems({ order, isNarrow = false }: AdminOrderItemsProps) {
  const t = useTranslations('admin')
  return (
    <Table caption={t('items')} dense={isNarrow ? 'most' : true}>
      <thead>
        <tr>
          <th scope="col">{t('picture')}</th>
          <th scope="col">{t('item')}</th>
          <th scope="col" className="text-right">
            {t('quantity')}
          </th>
          <th scope="col" className="text-right">
            {t('line_total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {order.orderItems.map((item) => (
          <tr key={item.id}>
            <ItemCells item={item} product={order.products.find(({ id }) => id === item.productId)} />
            <td className="text-right figures">{item.quantity}</td>
            <td className="text-right">
              <DollarPrice amount={multiplyMoney(item.price, item.quantity)} rate={order.exchangeRate} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t-2 border-rubber font-semibold">
          <td colSpan={3}>{t('total')}</td>
          <td className="text-right">
            <DollarPrice amount={order.total} rate={order.exchangeRate} />
          </td>
        </tr>
      </tfoot>
    </Table>
  )
}

interface ItemCellsProps {
  item: OrderItem
  /** undefined: it cannot be had at the moment. */
  product: Product | undefined
}

/** With the picture and the title of the day of the order. */
function ItemCells({ item, product }: ItemCellsProps) {
  const { title, titleLanguage, url, price, lowestPrice } = item
  const text = <ContentText lang={titleLanguage}>{title}</ContentText>
  return (
    <>
      <td className="w-20 min-w-12">
        {product && (
          <ProductPicture product={{ ...product, title, url: url ?? product.url }} place={PICTURE} />
        )}
      </td>
      <td className="min-w-40">
        {product ? (
          <TextLink href={detailPath(product)} prefetch={false}>
            {text}
          </TextLink>
        ) : (
          <span>{text}</span>
        )}
        <LowestPrice price={price} lowestPrice={lowestPrice} className="block" />
      </td>
    </>
  )
}
