import type { ListedOrder } from '@bieznik/contract/selling/order-work'
import { useTranslations } from 'next-intl'
import { StatusBadge } from '@/components/order/status-badge'
import { DollarPrice } from '@/components/ui/dollar-price'
import { Table } from '@/components/ui/table'
import type { StaffOrderList } from '@/lib/orders/staff-order-list'
import { useQueryState } from '@/lib/url-state'
import { byDay, type DayOfRows } from '@/lib/query/by-day'
import { DaySeparator } from '../parts/list/day-separator'
import { isOnRowItself } from '../parts/list/list-row'
import { SelectBox, SelectShown } from '../parts/list/select-box'
import { SortLink } from '../parts/list/sort-header'
import { DirectStatusForm } from './direct-status-form'
import { OrderIdLink } from './order-row-parts'
import { DeliveryWord, OrderAge, OrderTime, PaidWord, Pieces } from './order-marks'
import { OrderedItemsInLine } from './ordered-items-in-line'
import { openOrder, rowIdOf } from './use-open-order'
import type { Selection } from './use-selection'
import { WorkMarks } from './work-marks'

/** What gives way where the list is narrow, as beside an open order: the choice of the status stays, and shows the status. */
const WIDE_ONLY = '@max-5xl:hidden'

const COLUMNS = 13

interface AdminOrdersTableProps {
  orders: readonly ListedOrder[]
  people: StaffOrderList['people']
  selection: Selection
  /** The order that is open beside the list. */
  openId: number | null
}

/** As many orders as there can be in view, under the days on which they were placed. */
export function AdminOrdersTable({ orders, people, selection, openId }: AdminOrdersTableProps) {
  const t = useTranslations()
  return (
    <div className="@container min-w-0">
      <Table caption={t('admin.orders_title')} dense="most">
        <thead>
          <tr>
            <th scope="col">
              <SelectShown
                shown={orders.length}
                selected={selection.orders.length - selection.hidden}
                onSelect={selection.setAll}
              />
            </th>
            <th scope="col">{t('admin_orders.number')}</th>
            <PlacedHead />
            <th scope="col" className={WIDE_ONLY}>
              {t('admin_orders.age')}
            </th>
            <th scope="col">{t('admin.customer')}</th>
            <th scope="col" className={WIDE_ONLY}>
              {t('admin_orders.town')}
            </th>
            <th scope="col" className={WIDE_ONLY}>
              {t('admin.products')}
            </th>
            <th scope="col" className={`text-right ${WIDE_ONLY}`}>
              {t('admin_orders.pieces')}
            </th>
            <th scope="col" className="text-right">
              {t('admin.total')}
            </th>
            <th scope="col" className={WIDE_ONLY}>
              {t('admin_orders.delivery')}
            </th>
            <th scope="col" className={WIDE_ONLY}>
              {t('admin_orders.payment')}
            </th>
            <th scope="col" className={WIDE_ONLY}>
              {t('admin.status')}
            </th>
            <th scope="col">{t('admin.change_status')}</th>
          </tr>
        </thead>
        {byDay(orders, ({ orderDate }) => orderDate).map((day) => (
          <DayBody key={day.rows[0]?.id} {...day} people={people} selection={selection} openId={openId} />
        ))}
      </Table>
    </div>
  )
}

/** Leads to the oldest first, as orders are packed, and back to the newest. */
function PlacedHead() {
  const t = useTranslations('admin_orders')
  const isOldest = useQueryState().get('sort') === 'oldest'
  return (
    <th scope="col" aria-sort={isOldest ? 'ascending' : 'descending'}>
      <SortLink
        head={t('placed')}
        change={{ sort: isOldest ? null : 'oldest', page: null }}
        order={isOldest ? 'asc' : 'desc'}
      />
    </th>
  )
}

function DayBody({
  day,
  rows,
  openId,
  ...shown
}: DayOfRows<ListedOrder> & Omit<AdminOrdersTableProps, 'orders'>) {
  return (
    <tbody>
      <DaySeparator day={day} count={rows.length} columns={COLUMNS} />
      {rows.map((order) => (
        <OrderRow key={order.id} order={order} isOpen={order.id === openId} {...shown} />
      ))}
    </tbody>
  )
}

interface OrderRowProps extends Pick<AdminOrdersTableProps, 'people'> {
  order: ListedOrder
  selection: Selection
  isOpen: boolean
}

function OrderRow({ order, people, selection, isOpen }: OrderRowProps) {
  const t = useTranslations('admin_orders')
  return (
    <tr
      id={rowIdOf(order.id)}
      aria-current={isOpen || undefined}
      onClick={(event) => isOnRowItself(event) && openOrder('push', order.id)}
      className="cursor-pointer hover:bg-paper aria-[current]:bg-paper aria-[current]:outline-2 aria-[current]:-outline-offset-2 aria-[current]:outline-signal"
    >
      <td>
        <SelectBox
          label={t('select', { id: String(order.id) })}
          isSelected={selection.has(order.id)}
          onToggle={() => selection.toggle(order.id)}
        />
      </td>
      <th scope="row">
        <OrderIdLink id={order.id} inRow />
      </th>
      <td>
        <OrderTime order={order} />
      </td>
      <td className={WIDE_ONLY}>
        <OrderAge order={order} />
      </td>
      <td className="max-w-44">
        <span className="flex items-center gap-2">
          <span className="truncate" title={order.name}>
            {order.name}
          </span>
          <WorkMarks order={order} people={people} />
        </span>
      </td>
      <td className={`max-w-24 truncate ${WIDE_ONLY}`} title={order.city}>
        {order.city}
      </td>
      <td className={`w-full max-w-0 min-w-24 ${WIDE_ONLY}`}>
        <OrderedItemsInLine items={order.orderItems} />
      </td>
      <td className={`text-right ${WIDE_ONLY}`}>
        <Pieces order={order} />
      </td>
      <td className="text-right whitespace-nowrap">
        <DollarPrice amount={order.total} rate={order.exchangeRate} />
      </td>
      <td className={WIDE_ONLY}>
        <DeliveryWord order={order} />
      </td>
      <td className={WIDE_ONLY}>
        <PaidWord order={order} />
      </td>
      <td className={`min-w-28 ${WIDE_ONLY}`}>
        <StatusBadge status={order.status} dense />
      </td>
      <td>
        <DirectStatusForm order={order} inRow />
      </td>
    </tr>
  )
}
