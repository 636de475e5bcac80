import type { ListedCustomer } from '@bieznik/contract/people/customer'
import { useTranslations } from 'next-intl'
import { Day } from '@/components/ui/day'
import { Price } from '@/components/ui/price'
import { Table } from '@/components/ui/table'
import { CustomerLink } from './customer-link'

export function CustomersTable({ customers }: { customers: readonly ListedCustomer[] }) {
  const t = useTranslations('admin_customers')
  return (
    <Table caption={t('title')} dense>
      <thead>
        <tr>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('email')}</th>
          <th scope="col">{t('phone')}</th>
          <th scope="col">{t('tax_id')}</th>
          <th scope="col" className="text-right">
            {t('orders')}
          </th>
          <th scope="col" className="text-right">
            {t('spent')}
          </th>
          <th scope="col">{t('last_order')}</th>
        </tr>
      </thead>
      <tbody>
        {customers.map(({ uid, name, email, phone, taxId, orders, spent, lastOrderAt }) => (
          <tr key={uid}>
            <th scope="row">
              <CustomerLink uid={uid}>{name}</CustomerLink>
            </th>
            <td className="whitespace-nowrap">{email}</td>
            <td className="figures">{phone}</td>
            <td className="figures">{taxId ?? '–'}</td>
            <td className="text-right figures">{orders}</td>
            <td className="text-right">
              <Price amount={spent} />
            </td>
            <td>
              <Day date={lastOrderAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
