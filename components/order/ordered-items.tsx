import type { OrderItem } from '@bieznik/contract/selling/order'
import { ContentText } from '@/components/ui/content-text'

/** What was bought, and how many of each. */
export function OrderedItems({ items }: { items: readonly OrderItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <span className="figures">{`${item.quantity} ×`}</span>{' '}
          <span>
            <ContentText lang={item.titleLanguage}>{item.title}</ContentText>
          </span>
        </li>
      ))}
    </ul>
  )
}
