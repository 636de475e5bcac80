'use client'

import { customersQuerySchema } from '@bieznik/contract/people/customer'
import { useTranslations } from 'next-intl'
import { Day } from '@/components/ui/day'
import { Price } from '@/components/ui/price'
import { customersQuery } from '@/lib/customers/customer-queries'
import { useQueryState } from '@/lib/url-state'
import { ListScreen } from '../parts/list/list-screen'
import { useListQuery } from '../parts/list/use-staff-list'
import { CustomerLink } from './customer-link'
import { CustomerScreen } from './customer-screen'

/** Everybody who bought something, or the one whose uid stands in the address. */
export function CustomersScreen() {
  const uid = useQueryState().get('uid')
  return uid ? <CustomerScreen uid={uid} /> : <CustomersList />
}

function CustomersList() {
  const t = useTranslations('admin_customers')
  const list = useListQuery(customersQuerySchema, customersQuery)
  const account = list.query.data?.account
  return (
    <ListScreen
      {...list}
      caption={t('title')}
      search={t('search')}
      countText={(count) => t('count', { count })}
      empty={account ? null : t('empty')}
      keyOf={({ uid }) => uid}
      columns={[
        { head: t('name'), cell: ({ uid, name }) => <CustomerLink uid={uid}>{name}</CustomerLink> },
        { head: t('email'), cell: ({ email }) => email },
        { head: t('phone'), cell: ({ phone }) => <span className="figures">{phone}</span> },
        {
          head: t('tax_id'),
          cell: ({ taxId }) => <span className="figures">{taxId ?? '–'}</span>,
          isWideOnly: true,
        },
        { head: t('orders'), cell: ({ orders }) => orders, isNumber: true, sort: 'orders' },
        { head: t('spent'), cell: ({ spent }) => <Price amount={spent} />, isNumber: true, sort: 'spent' },
        { head: t('last_order'), cell: ({ lastOrderAt }) => <Day date={lastOrderAt} />, sort: 'last' },
      ]}
    >
      {account && (
        <p className="flex flex-wrap items-center gap-x-2">
          <span>{t('account_without_order')}</span>
          <CustomerLink uid={account.uid}>{account.email}</CustomerLink>
        </p>
      )}
    </ListScreen>
  )
}
