import type { Language } from '@bieznik/contract/selling/order'
import { en } from './en.ts'
import type { MailTexts } from './mail-texts.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'

export const mailTexts: Record<Language, MailTexts> = { pl, en, ru }
