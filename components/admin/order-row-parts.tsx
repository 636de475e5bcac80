import type { OrderItem } from '@bieznik/contract/order'
import { ContentText } from '@/components/ui/content-text'
import { TextLink } from '@/components/ui/text-link'

/** The order's number, which leads to it. */
export function OrderIdLink({ id }: { id: number }) {
  return (
    <TextLink
      href={`/admin/order/${id}`}
      prefetch={false}
      className="inline-flex min-h-11 min-w-11 items-center figures"
    >
      {id}
    </TextLink>
  )
}

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
