import { getTranslations } from 'next-intl/server'
import { TextLink } from '@/components/ui/text-link'
import { findHelp } from '@/lib/catalogue/help-topics'

/** The help pages that a search asks for, such as that on delivery; nothing when it asks for products. */
export async function HelpFound({ query }: { query: string }) {
  const topics = findHelp(query)
  if (topics.length === 0) return null
  const [t, names] = await Promise.all([getTranslations('search'), getTranslations('footer')])
  return (
    <nav
      aria-label={t('help')}
      className="flex flex-wrap items-baseline gap-x-6 gap-y-2 border border-line bg-sheet p-4"
    >
      <span className="font-semibold">{`${t('help')}:`}</span>
      {topics.map(({ href, label }) => (
        <TextLink key={href} href={href} prefetch={false}>
          {names(label)}
        </TextLink>
      ))}
    </nav>
  )
}
