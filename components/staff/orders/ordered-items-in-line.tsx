import type { OrderItem } from '@bieznik/contract/selling/order'
import { ContentText } from '@/components/ui/content-text'

/** What was bought, in one line that is cut where there is no more room; its title has all of it. */
export function OrderedItemsInLine({ items }: { items: readonly OrderItem[] }) {
  const whole = items.map(({ quantity, title }) => `${quantity} × ${title}`).join('\n')
  return (
    <ul title={whole} className="truncate">
      {items.map((item, at) => (
        <li key={item.id} className="inline">
          {at > 0 && <span>{', '}</span>}
          <span className="figures">{`${item.quantity} ×`}</span>{' '}
          <span>
            <ContentText lang={item.titleLanguage}>{item.title}</ContentText>
          </span>
        </li>
      ))}
    </ul>
  )
}
