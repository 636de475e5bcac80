import type { Messages } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { ComponentProps } from 'react'
import { LinkButton } from '@/components/ui/link-button'
import { TextLink } from '@/components/ui/text-link'
import { ClientMessages } from '@/lib/i18n/client-messages'

/** Namespaces of messages that have these texts. */
type ScreenWith<Text extends string> = {
  [Name in keyof Messages]: Messages[Name] extends Record<Text, string> ? Name : never
}[keyof Messages]

/** A page on which staff write down a case, which has asked who looks at it. */
export async function StaffEntryPage({
  screen,
  list,
  ...messages
}: { screen: ScreenWith<'new_title' | 'back' | 'entry_lead'>; list: string } & ComponentProps<
  typeof ClientMessages
>) {
  const t = await getTranslations(screen)
  return (
    <>
      <h1 className="text-2xl font-semibold">{t('new_title')}</h1>
      <p>
        <TextLink href={list}>{t('back')}</TextLink>
      </p>
      <p className="max-w-prose">{t('entry_lead')}</p>
      <ClientMessages {...messages} />
    </>
  )
}

/** A page for staff, which has asked who looks at it. */
export async function StaffPage({
  screen,
  ...messages
}: { screen: ScreenWith<'title' | 'lead'> } & ComponentProps<typeof ClientMessages>) {
  const t = await getTranslations(screen)
  return (
    <>
      <div>
        <h1 className="text-lg leading-6 font-semibold">{t('title')}</h1>
        <p className="text-sm text-quiet">{t('lead')}</p>
      </div>
      <ClientMessages {...messages} />
    </>
  )
}

/** A page of a list for staff, which has asked who looks at it. New entries are made at `add`. */
export async function StaffListPage({
  screen,
  add,
  ...messages
}: { screen: ScreenWith<'title' | 'add'>; add: string } & ComponentProps<typeof ClientMessages>) {
  const t = await getTranslations(screen)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-lg leading-6 font-semibold">{t('title')}</h1>
        <LinkButton href={add} prefetch={false} variant="secondary">
          {t('add')}
        </LinkButton>
      </div>
      <ClientMessages {...messages} />
    </>
  )
}
