import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Day } from '@/components/ui/day'
import { textLinkClass } from '@/components/ui/text-link'
import { CopyValue } from '@/components/ui/copy-value'
import type { KnownAccount, StaffCustomer } from '@/lib/customers/customer-requests'

/** How to reach a person, and what kind of account they have. */
export function ContactFacts({ customer: { uid, contact, account } }: { customer: StaffCustomer }) {
  const t = useTranslations('admin_customers')
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
      {contact && (
        <>
          <Row name={t('email')}>
            <a href={`mailto:${contact.email}`} className={textLinkClass}>
              {contact.email}
            </a>
            <CopyValue name={t('email')} value={contact.email} />
          </Row>
          <Row name={t('phone')}>
            <a href={`tel:${contact.phone}`} className={textLinkClass}>
              {contact.phone}
            </a>
            <CopyValue name={t('phone')} value={contact.phone} />
          </Row>
          {contact.taxId && (
            <Row name={t('tax_id')}>
              <span>{contact.taxId}</span>
              <CopyValue name={t('tax_id')} value={contact.taxId} />
            </Row>
          )}
          <Row name={t('address')}>{contact.address}</Row>
        </>
      )}
      <Row name={t('account')}>
        <AccountText account={account} />
      </Row>
      <Row name={t('person_id')}>
        <span className="figures break-all whitespace-normal">{uid}</span>
      </Row>
    </dl>
  )
}

function AccountText({ account }: { account: KnownAccount | null }) {
  const t = useTranslations('admin_customers')
  if (account === null) return <span>{t('accounts.none')}</span>
  const { isGuest, isEmailVerified, email, createdAt } = account
  return (
    <span className="flex flex-wrap gap-x-2">
      {!isGuest && <span>{email}</span>}
      <span>
        {t(isGuest ? 'accounts.guest' : isEmailVerified ? 'accounts.verified' : 'accounts.unverified')}
      </span>
      <Day date={createdAt} />
    </span>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-quiet">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  )
}
