import { addDays, dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import type { Order } from '@bieznik/contract/selling/order'

export interface Age {
  value: number
  unit: 'minute' | 'hour' | 'day'
}

const MINUTE_MS = 60_000

/** How long ago a moment was, in whole minutes, hours or days, whichever is the largest that is not zero; never less than none. */
export function ageOf(moment: Date, now: Date): Age {
  const minutes = Math.max(0, Math.floor((now.getTime() - moment.getTime()) / MINUTE_MS))
  if (minutes < 60) return { value: minutes, unit: 'minute' }
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? { value: hours, unit: 'hour' } : { value: Math.floor(hours / 24), unit: 'day' }
}

export interface DayOfOrders<Each> {
  /** `YYYY-MM-DD` in Warsaw. */
  day: string
  orders: Each[]
}

/** Neighbours of one day in Warsaw stand together; the order of the list stays. */
export function byDay<Each extends Pick<Order, 'orderDate'>>(orders: readonly Each[]): DayOfOrders<Each>[] {
  const days: DayOfOrders<Each>[] = []
  for (const order of orders) {
    const day = dayInWarsaw(new Date(order.orderDate))
    const last = days.at(-1)
    if (last?.day === day) last.orders.push(order)
    else days.push({ day, orders: [order] })
  }
  return days
}

/** Of a day in Warsaw that a word says better than its date; null: of any other. */
export function nearnessOf(day: string, now: Date): 'today' | 'yesterday' | null {
  const today = dayInWarsaw(now)
  if (day === today) return 'today'
  return day === addDays(today, -1) ? 'yesterday' : null
}
