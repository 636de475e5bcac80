import { LISTED_OF_CUSTOMER } from '@bieznik/contract/people/customer'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { StatusBadge } from '@/components/order/status-badge'
import { Day } from '@/components/ui/day'
import { Price } from '@/components/ui/price'
import { TextLink } from '@/components/ui/text-link'
import type { StaffCustomer } from '@/lib/customers/customer-requests'

/** What a person ordered, paid, stated and wrote; what there is none of is not named. */
export function CustomerLists({ customer }: { customer: StaffCustomer }) {
  const t = useTranslations('admin_customers')
  const payment = useTranslations('payment')
  const withdrawal = useTranslations('admin_withdrawals')
  const { orders, payments, withdrawals, complaints, opinions, consents } = customer
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <List title={t('lists.orders', { count: orders.length })}>
        {orders.map(({ id, orderDate, status, total }) => (
          <Item key={id} date={orderDate} link={`/admin/order/${id}`} name={t('order', { id: String(id) })}>
            <StatusBadge status={status} />
            <Price amount={total} />
          </Item>
        ))}
      </List>
      <List title={t('lists.payments', { count: payments.length })}>
        {payments.map(({ id, createdAt, provider, state, amount, orderId }) => (
          <Item key={id} date={createdAt} link={orderLink(orderId)} name={payment(provider)}>
            <span>{t(`payment_states.${state}`)}</span>
            <Price amount={amount} />
          </Item>
        ))}
      </List>
      <List title={t('lists.withdrawals', { count: withdrawals.length })}>
        {withdrawals.map(({ id, number, receivedAt, status }) => (
          <Item key={id} date={receivedAt} link={`/admin/withdrawals/${id}`} name={number}>
            <span>{withdrawal(`statuses.${status}`)}</span>
          </Item>
        ))}
      </List>
      <List title={t('lists.complaints', { count: complaints.length })}>
        {complaints.map(({ id, number, receivedAt, isAnswered }) => (
          <Item key={id} date={receivedAt} link={`/admin/complaints/${id}`} name={number}>
            <span>{t(isAnswered ? 'answered' : 'unanswered')}</span>
          </Item>
        ))}
      </List>
      <List title={t('lists.opinions', { count: opinions.length })}>
        {opinions.map(({ id, title, rating, text, writtenAt, isHidden }) => (
          <Item key={id} date={writtenAt} link={null} name={title}>
            <span className="figures">{t('rating', { rating })}</span>
            {isHidden && <span>{t('hidden')}</span>}
            <span className="w-full wrap-anywhere text-quiet">{text}</span>
          </Item>
        ))}
      </List>
      <List title={t('lists.consents', { count: consents.length })}>
        {consents.map(({ id, kind, email, givenAt, withdrawnAt }) => (
          <Item key={id} date={givenAt} link={null} name={t(`consent_kinds.${kind}`)}>
            <span className="wrap-anywhere">{email}</span>
            {withdrawnAt && <span>{t.rich('withdrawn', { day: () => <Day date={withdrawnAt} /> })}</span>}
          </Item>
        ))}
      </List>
    </div>
  )
}

const orderLink = (id: number | null): string | null => (id === null ? null : `/admin/order/${id}`)

function List({ title, children }: { title: string; children: ReactNode[] }) {
  const t = useTranslations('admin_customers')
  if (children.length === 0) return null
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <ul
        aria-label={title}
        className="max-h-96 divide-y divide-line overflow-y-auto border border-line bg-sheet"
      >
        {children}
      </ul>
      {children.length >= LISTED_OF_CUSTOMER && (
        <p className="text-sm text-quiet">{t('newest_only', { count: LISTED_OF_CUSTOMER })}</p>
      )}
    </section>
  )
}

interface ItemProps {
  date: string
  link: string | null
  name: string
  children: ReactNode
}

function Item({ date, link, name, children }: ItemProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 px-3 py-1 text-sm">
      <Day date={date} />
      {link === null ? (
        <span className="py-2">{name}</span>
      ) : (
        <TextLink href={link} prefetch={false} className="inline-block py-2">
          {name}
        </TextLink>
      )}
      {children}
    </li>
  )
}
