'use client'

import { useFormatter, useNow, useTranslations } from 'next-intl'
import { nearnessOf } from '@/lib/query/by-day'

const MINUTE_MS = 60_000

/** Names the day of the rows below it. */
export function DaySeparator({ day, count, columns }: { day: string; count: number; columns: number }) {
  const t = useTranslations('admin.list')
  const format = useFormatter()
  const near = nearnessOf(day, useNow({ updateInterval: MINUTE_MS }))
  // Noon, whose day is the same in every zone of the formatter.
  const name = format.dateTime(new Date(`${day}T12:00:00Z`), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
  return (
    <tr className="bg-paper max-sm:block">
      <th scope="rowgroup" colSpan={columns} className="text-xs max-sm:block">
        <span>{near ? `${t(`days.${near}`)}, ${name}` : name}</span>{' '}
        <span className="font-normal">{`(${count})`}</span>
      </th>
    </tr>
  )
}
