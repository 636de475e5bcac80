import { unsubscribeLinkSchema } from '@bieznik/contract/people/unsubscribe'
import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { company } from '@/lib/company/company.server'
import { requireLocale } from '@/lib/i18n/locale.server'
import { unsubscribeStates } from '@/lib/account/unsubscribe-page'
import { titleOf } from '@/lib/seo/page-titles.server'

/** Whose consent it is about stands in the address, so the page is made for each request. */
export const instant = false

export const generateMetadata = titleOf('unsubscribe.title')

export default async function UnsubscribePage({ searchParams }: PageProps<'/[locale]/unsubscribe'>) {
  const locale = await requireLocale()
  const t = await getTranslations('unsubscribe')
  const { state: given, ...query } = await searchParams
  const link = unsubscribeLinkSchema.safeParse(query).data
  const state = link ? unsubscribeStates.find((each) => each === given) : 'unknown'
  const isEnd = state === 'done' || state === 'unknown'
  return (
    <div className="flex max-w-prose flex-col gap-5">
      <h1 className="text-3xl font-semibold">{t('title')}</h1>
      <p role={state && 'status'} className="text-lg">
        {t(state ?? 'question', { email: company.email })}
      </p>
      {link && !isEnd && (
        <Form action={`/api/unsubscribe?consent=${link.consent}&signature=${link.signature}`}>
          <input type="hidden" name="language" value={locale} />
          <Button type="submit">{t('confirm')}</Button>
        </Form>
      )}
    </div>
  )
}
