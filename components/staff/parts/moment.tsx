import { useFormatter } from 'next-intl'

export function Moment({ at }: { at: string }) {
  const format = useFormatter()
  return (
    <time dateTime={at} className="figures">
      {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  )
}
