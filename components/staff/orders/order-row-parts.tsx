import type { OrderItem } from '@bieznik/contract/selling/order'
import clsx from 'clsx'
import { ContentText } from '@/components/ui/content-text'
import { TextLink } from '@/components/ui/text-link'

interface OrderIdLinkProps {
  id: number
  /** In a table of low rows. */
  inRow?: boolean
}

/** The order's number, which leads to it. */
export function OrderIdLink({ id, inRow = false }: OrderIdLinkProps) {
  return (
    <TextLink
      href={`/admin/order/${id}`}
      prefetch={false}
      className={clsx(
        'inline-flex items-center figures',
        inRow ? 'min-h-6.5 min-w-6.5' : 'min-h-11 min-w-11',
      )}
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
