import { useFormatter, useTranslations } from 'next-intl'
import type { ImportState } from './import-state'

/** How far the import is, what it came to, or why it did not. */
export function ImportStatus({ state }: { state: ImportState }) {
  const t = useTranslations('product_import')
  const format = useFormatter()
  const { phase, share, counts } = state
  return (
    <>
      {(phase === 'checking' || phase === 'applying') && (
        <label className="flex flex-col gap-1 text-sm">
          <span>{`${t(phase)} ${format.number(share, { style: 'percent' })}`}</span>
          <progress className="h-3 w-full accent-signal" max={1} value={share} />
        </label>
      )}
      <div role="status">
        {counts && phase === 'checked' && <p className="font-medium">{t('would', { ...counts })}</p>}
        {counts && phase === 'applied' && <p className="font-medium">{t('did', { ...counts })}</p>}
        {phase === 'canceled' && <p className="font-medium">{t('canceled')}</p>}
      </div>
      {state.roundedPrices > 0 && <p className="text-sm">{t('rounded', { count: state.roundedPrices })}</p>}
      {state.rates.length > 0 && (
        <ul className="text-sm">
          {state.rates.map(({ currency, pln, date }) => (
            <li key={currency}>
              {t('rate', {
                currency,
                pln: format.number(pln, { maximumFractionDigits: 4, minimumFractionDigits: 4 }),
                date: format.dateTime(new Date(`${date}T12:00:00`), { dateStyle: 'medium' }),
              })}
            </li>
          ))}
        </ul>
      )}
      <Failure failure={state.failure} />
    </>
  )
}

function Failure({ failure }: Pick<ImportState, 'failure'>) {
  const t = useTranslations()
  if (!failure) return null
  const { code, reason, line } = failure
  return (
    <p role="alert" className="border-l-4 border-amber bg-paper p-3">
      {line !== null && <span className="font-medium">{`${t('product_import.at_line', { line })} `}</span>}
      <span>{reason ? t(`product_import.file_reasons.${reason}`) : t(`errors.${code}`)}</span>
    </p>
  )
}
