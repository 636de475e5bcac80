import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { namedPeriods, type ShownPeriod } from '@/lib/registers/shown-period'
import { changeQueryState } from '@/lib/url-state'

const names = ['last_month', 'this_month', 'this_year', 'last_year'] as const
const ends = ['from', 'to'] as const

/** The first and the last day, or a month or a year at once. It stands in the address. */
export function PeriodChoice({ shown, today }: { shown: ShownPeriod; today: string }) {
  const t = useTranslations('admin_books')
  const known = namedPeriods(today)
  const choose = (period: ShownPeriod) => changeQueryState('replace', { ...period })
  return (
    <search className="flex flex-wrap items-end gap-3">
      {ends.map((end) => (
        <label key={end} className="flex flex-col gap-1 text-sm">
          <span>{t(end)}</span>
          <Input
            type="date"
            value={shown[end]}
            onChange={(event) => choose({ ...shown, [end]: event.target.value })}
          />
        </label>
      ))}
      {names.map((name) => (
        <Button
          key={name}
          variant="secondary"
          aria-pressed={known[name].from === shown.from && known[name].to === shown.to}
          onClick={() => choose(known[name])}
        >
          {t(`periods.${name}`)}
        </Button>
      ))}
    </search>
  )
}
