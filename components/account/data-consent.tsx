'use client'

import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { TextLink, textLinkClass } from '@/components/ui/text-link'

/** The consent that registration asks for, and the window that says to what. */
export function DataConsent(field: Omit<ComponentProps<typeof Checkbox>, 'label' | 'hint'>) {
  const t = useTranslations('consent')
  return <Checkbox {...field} label={t('label')} hint={<CollectedData />} />
}

const DATA = ['names', 'email', 'phone', 'address', 'company'] as const

function CollectedData() {
  const t = useTranslations('consent')
  return (
    <Dialog>
      <DialogTrigger className={clsx(textLinkClass, 'min-h-6')}>{t('open')}</DialogTrigger>
      <DialogContent title={t('title')} description={t('intro')}>
        <ul className="list-disc space-y-1 pl-5">
          {DATA.map((item) => (
            <li key={item}>{t(item)}</li>
          ))}
        </ul>
        <p>{t('use')}</p>
        <p>
          {/* In a new tab, so that nothing typed is lost. */}
          <TextLink href="/privacy" target="_blank" rel="noopener" prefetch={false}>
            {t('policy')}
          </TextLink>
        </p>
      </DialogContent>
    </Dialog>
  )
}
