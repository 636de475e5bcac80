'use client'

import { auditEntities } from '@bieznik/contract/people/audit'
import { auditLog } from '@bieznik/contract/endpoints/audit-log'
import { useFormatter, useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/text-link'
import { auditedPeopleQuery, auditQuery } from '@/lib/audit/audit-query'
import { ListScreen } from '../parts/list/list-screen'
import { useListQuery } from '../parts/list/use-staff-list'
import { Person } from '../parts/person'
import { useStaffQuery } from '../parts/use-staff-query'
import { AuditChanges } from './audit-changes'
import { AuditedThing } from './audited-thing'
import { RunEntries } from './run-entries'
import { useAuditWords } from './use-audit-words'
import { useEntityName } from './use-entity-name'

/** What staff changed, by person, thing and day. For the owner. */
export function AuditScreen() {
  const t = useTranslations()
  const format = useFormatter()
  const { asked, query } = useListQuery(auditLog.list.query, auditQuery)
  const everybody = useStaffQuery(auditedPeopleQuery).data
  const people = query.data?.people ?? {}
  const nameOf = useEntityName()
  const { changesOf, runOf } = useAuditWords(people)
  return (
    <ListScreen
      asked={asked}
      query={query}
      caption={t('admin_audit.title')}
      filters={[
        {
          field: 'who',
          label: t('admin_audit.person'),
          options: (everybody?.found ?? []).map((uid) => ({
            value: uid,
            label: everybody?.people[uid] ?? uid,
          })),
        },
        {
          field: 'entity',
          label: t('admin_audit.entity'),
          options: auditEntities.map((value) => ({ value, label: t(`admin_audit.entities.${value}`) })),
        },
        { field: 'entityId', label: t('admin_audit.number') },
        { field: 'day', label: t('admin_audit.day'), isDay: true },
      ]}
      countText={(count) => t('admin_audit.count', { count })}
      empty={t('admin_audit.empty')}
      keyOf={({ id }) => id}
      momentOf={({ at }) => at}
      columns={[
        { head: t('admin_audit.entity'), cell: ({ entity }) => nameOf(entity) },
        { head: t('admin_audit.number'), cell: (entry) => <AuditedThing entry={entry} people={people} /> },
        { head: t('admin_audit.action'), cell: ({ action }) => t(`admin_audit.actions.${action}`) },
        { head: t('admin_audit.columns'), cell: (entry) => runOf(entry) ?? changesOf(entry), isText: true },
        {
          head: t('admin_audit.person'),
          cell: ({ who, role }) => (
            <span className="sm:whitespace-nowrap">
              <Person uid={who} name={people[who]} />{' '}
              <span className="text-quiet">{`(${t(`staff_roles.${role}`)})`}</span>
            </span>
          ),
        },
        {
          head: t('admin_audit.time'),
          cell: ({ at }) => (
            <time dateTime={at} className="figures">
              {format.dateTime(new Date(at), { timeStyle: 'medium' })}
            </time>
          ),
        },
      ]}
      detail={(entry) => (
        <div className="flex flex-col gap-4">
          <AuditChanges entry={entry} people={people} />
          {entry.folded > 0 && <RunEntries run={entry} people={people} />}
        </div>
      )}
    >
      {asked.run !== undefined && (
        <p className="flex flex-wrap gap-x-3">
          <span className="text-quiet">{t('admin_audit.runs.of')}</span>
          <TextLink href="/admin/audit" prefetch={false}>
            {t('admin_audit.runs.whole_log')}
          </TextLink>
        </p>
      )}
    </ListScreen>
  )
}
