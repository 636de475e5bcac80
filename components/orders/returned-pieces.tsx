import type { OrderItem } from '@bieznik/contract/selling/order'
import { useTranslations } from 'next-intl'

/** How many pieces of a line came back; nothing while none did. */
export function ReturnedPieces({ item: { returned } }: { item: Pick<OrderItem, 'returned'> }) {
  const t = useTranslations('orders')
  if (returned === undefined) return null
  return <span className="block text-sm">{t('returned_pieces', { count: returned })}</span>
}
