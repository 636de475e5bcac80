import { useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/text-link'
import { asksForBolts } from '@/lib/catalogue/asks-for-bolts'

/** What is sold in place of bolts; nothing when none are searched for. */
export function BoltsNotSold({ query }: { query: string }) {
  const t = useTranslations('search')
  if (!asksForBolts(query)) return null
  return (
    <p className="font-semibold">
      {t.rich('no_bolts', {
        spacers: (words) => (
          <TextLink href="/spacer" prefetch={false}>
            {words}
          </TextLink>
        ),
      })}
    </p>
  )
}
