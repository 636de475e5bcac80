import { auditEntities } from '@bieznik/contract/people/audit'
import { useTranslations } from 'next-intl'

/** A table that is newer than the texts has its own name. */
export function useEntityName(): (entity: string) => string {
  const t = useTranslations('admin_audit')
  return (entity) => {
    const known = auditEntities.find((each) => each === entity)
    return known ? t(`entities.${known}`) : entity
  }
}
