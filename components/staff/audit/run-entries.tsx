import type { AuditEntry } from '@bieznik/contract/people/audit'
import type { PeopleNames } from '@bieznik/contract/people/names'
import { useTranslations } from 'next-intl'
import { Loading } from '@/components/ui/loading'
import { TextLink } from '@/components/ui/text-link'
import { auditQuery } from '@/lib/audit/audit-query'
import { LoadFailure } from '../parts/load-failure'
import { SmallTable } from '../parts/small-table'
import { useStaffQuery } from '../parts/use-staff-query'
import { AuditedThing } from './audited-thing'
import { useAuditWords } from './use-audit-words'
import { useEntityName } from './use-entity-name'

/** How many of them are shown below their run; the rest has pages of its own. */
const SHOWN = 20

interface RunEntriesProps {
  run: AuditEntry
  people: PeopleNames
}

/** What a run changed, the first of it, and the way to all of it. */
export function RunEntries({ run: { id, folded }, people: known }: RunEntriesProps) {
  const t = useTranslations('admin_audit')
  const nameOf = useEntityName()
  const { data, error, refetch } = useStaffQuery(auditQuery({ run: id, page: 1, pageSize: SHOWN }))
  const people = { ...known, ...data?.people }
  const { changesOf } = useAuditWords(people)
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <div className="flex flex-col gap-2">
      <SmallTable
        caption={t('runs.entries', { count: folded })}
        rows={data.rows}
        keyOf={(entry) => entry.id}
        columns={[
          { head: t('entity'), cell: ({ entity }) => nameOf(entity) },
          { head: t('number'), cell: (entry) => <AuditedThing entry={entry} people={people} /> },
          { head: t('action'), cell: ({ action }) => t(`actions.${action}`) },
          { head: t('columns'), cell: changesOf, className: 'w-full wrap-anywhere whitespace-normal!' },
        ]}
      />
      {data.total > SHOWN && (
        <p>
          <TextLink href={`/admin/audit?run=${id}`} prefetch={false}>
            {`${t('runs.all')} (${data.total})`}
          </TextLink>
        </p>
      )}
    </div>
  )
}
