import { fieldName } from '@bieznik/contract/catalogue/field-names'
import type { ImportLine } from '@bieznik/contract/catalogue/product-import'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ContentText } from '@/components/ui/content-text'
import { Field } from '@/components/ui/field'
import { Options, Select } from '@/components/ui/select'
import { Table } from '@/components/ui/table'
import { ImportValue } from './import-value'

const outcomes = ['refused', 'changed', 'created', 'same'] as const

/** How many lines are shown at once. */
const STEP = 100

/** Line by line what is created, changed or refused, and why. */
export function ImportReport({ lines }: { lines: readonly ImportLine[] }) {
  const t = useTranslations('product_import')
  const [outcome, setOutcome] = useState<ImportLine['outcome'] | undefined>()
  const [limit, setLimit] = useState(STEP)
  const found = outcome ? lines.filter((line) => line.outcome === outcome) : lines
  return (
    <div className="flex flex-col gap-3">
      <Field label={t('show')} className="max-w-xs">
        <Select
          required={false}
          value={outcome ?? ''}
          onChange={(event) => setOutcome(outcomes.find((known) => known === event.target.value))}
        >
          <option value="">{t('all_lines')}</option>
          <Options of={outcomes} nameOf={(known) => t(`outcomes.${known}`)} />
        </Select>
      </Field>
      <Table caption={t('report')} dense>
        <thead>
          <tr>
            <th scope="col">{t('line')}</th>
            <th scope="col">{t('outcome')}</th>
            <th scope="col">{t('product')}</th>
            <th scope="col">{t('what')}</th>
          </tr>
        </thead>
        <tbody>
          {found.slice(0, limit).map((line) => (
            <ReportRow key={line.line} line={line} />
          ))}
        </tbody>
      </Table>
      {found.length > limit && (
        <div>
          <Button variant="secondary" onClick={() => setLimit(limit + STEP)}>
            {t('more', { count: found.length - limit })}
          </Button>
        </div>
      )}
    </div>
  )
}

function ReportRow({
  line: { line, outcome, productId, title, cost, changes, reasons, leftOut },
}: {
  line: ImportLine
}) {
  const t = useTranslations('product_import')
  return (
    <tr>
      <td className="figures">{line}</td>
      <td>
        <Badge tone={outcome === 'refused' ? 'amber' : 'neutral'}>{t(`outcomes.${outcome}`)}</Badge>
      </td>
      <td>
        {productId !== null && <span className="figures text-quiet">{productId}</span>}{' '}
        <span>
          <ContentText lang="pl">{title}</ContentText>
        </span>
      </td>
      <td>
        {outcome === 'created' ? <NewValues changes={changes} /> : <Changes changes={changes} />}
        {cost !== null && !changes.some(({ field }) => field === 'purchasePrice') && (
          <NewValues changes={[{ field: 'purchasePrice', from: '', to: String(cost) }]} />
        )}
        {reasons.length > 0 && <Reasons reasons={reasons} />}
        {leftOut.length > 0 && (
          <>
            <span className="text-quiet">{t('left_out_cells')}</span>
            <Reasons reasons={leftOut} />
          </>
        )}
      </td>
    </tr>
  )
}

/** All that a new product is going to have, for staff to see before it is saved. */
function NewValues({ changes }: Pick<ImportLine, 'changes'>) {
  const language = useLocale()
  return (
    <ul className="flex flex-wrap gap-x-4">
      {changes.map(({ field, to }) => (
        <li key={field}>
          <span className="text-quiet">{`${fieldName(field, language)}:`}</span>{' '}
          <ImportValue field={field} value={to} />
        </li>
      ))}
    </ul>
  )
}

function Changes({ changes }: Pick<ImportLine, 'changes'>) {
  const language = useLocale()
  return (
    <ul>
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          <span className="text-quiet">{`${fieldName(field, language)}:`}</span>{' '}
          <del className="text-quiet">
            <ImportValue field={field} value={from} />
          </del>{' '}
          <span>→</span>{' '}
          <ins className="no-underline">
            <ImportValue field={field} value={to} />
          </ins>
        </li>
      ))}
    </ul>
  )
}

function Reasons({ reasons }: Pick<ImportLine, 'reasons'>) {
  const language = useLocale()
  const t = useTranslations('product_import')
  return (
    <ul>
      {reasons.map(({ field, reason, value }) => (
        <li key={`${field} ${reason}`}>
          {field && <span className="font-medium">{`${fieldName(field, language)}: `}</span>}
          <span>{t(`reasons.${reason}`)}</span>
          {value && (
            <span className="text-quiet">
              {' '}
              <span>(</span>
              <q>{value}</q>
              <span>)</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
