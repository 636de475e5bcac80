import { multiplyMoney } from '@bieznik/contract/money'
import type { OrderItem } from '@bieznik/contract/order'
import type { Product } from '@bieznik/contract/product'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ContentText } from '@/components/ui/content-text'
import { DollarPrice } from '@/components/ui/dollar-price'
import { Table } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import { detailPath } from '@/lib/catalogue/detail-path'
import type { StaffOrder } from '@/lib/orders/staff-order'

/** How a product is pictured; the page gives it, because pictures belong to the product pages. */
export type RenderPicture = (product: Product) => ReactNode

interface AdminOrderItemsProps {
  order: StaffOrder
  renderPicture: RenderPicture
}

export function AdminOrderItems({ order, renderPicture }: AdminOrderItemsProps) {
  const t = useTranslations('admin')
  return (
    <Table caption={t('items')} dense>
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
            <ItemCells
              item={item}
              product={order.products.find(({ id }) => id === item.productId)}
              renderPicture={renderPicture}
            />
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
  renderPicture: RenderPicture
}

/** With the picture and the title of the day of the order. */
function ItemCells({ item: { title, url }, product, renderPicture }: ItemCellsProps) {
  const text = <ContentText>{title}</ContentText>
  return (
    <>
      <td className="w-20 min-w-16">
        {product && renderPicture({ ...product, title, url: url ?? product.url })}
      </td>
      <td className="min-w-40">
        {product ? (
          <TextLink href={detailPath(product)} prefetch={false}>
            {text}
          </TextLink>
        ) : (
          text
        )}
      </td>
    </>
  )
}
