import type { OrderItem } from '@bieznik/contract/order'
import clsx from 'clsx'
import { ContentText } from '@/components/ui/content-text'
import { TextLink } from '@/components/ui/text-link'

/** The order's number, which leads to it. `dense`: in a table of low rows. */
export function OrderIdLink({ id, dense = false }: { id: number; dense?: boolean }) {
  return (
    <TextLink
      href={`/admin/order/${id}`}
      prefetch={false}
      className={clsx('inline-flex items-center figures', dense ? 'min-h-7 min-w-7' : 'min-h-11 min-w-11')}
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
