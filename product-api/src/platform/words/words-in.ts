import type { Language } from '@bieznik/contract/language'
import { en } from './en.ts'
import { pl, type Words } from './pl.ts'
import { ru } from './ru.ts'

export const wordsIn: Readonly<Record<Language, Words>> = { pl, en, ru }
