import { useFormatter } from 'next-intl'

/** A day in the form of the locale. */
export function Day({ date }: { date: string }) {
  const format = useFormatter()
  return (
    <time dateTime={date} className="figures whitespace-nowrap">
      {format.dateTime(new Date(date), { dateStyle: 'medium' })}
    </time>
  )
}
