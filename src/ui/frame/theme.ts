import { ActionIcon, Button, createTheme, Input } from '@mantine/core'
import type { CSSVariablesResolver, MantineColorsTuple, Menu, Modal, Select, Tooltip } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { tipLayer } from '../feedback/tip-layer'

const accent: MantineColorsTuple = [
  '#e6f0fa',
  '#d0e3f6',
  '#a3c9ee',
  '#7db7f0',
  '#4c94de',
  '#2a7ccc',
  '#1f6dba',
  '#185a9d',
  '#144a81',
  '#103a66',
]

const gray: MantineColorsTuple = [
  '#f4f6f8',
  '#eef1f5',
  '#e9ecf0',
  '#dde1e7',
  '#b6bdc9',
  '#858e9b',
  '#636c79',
  '#565f6e',
  '#373e49',
  '#1b2129',
]

const dark: MantineColorsTuple = [
  '#e3e7ed',
  '#c3cad5',
  '#a9b2c0',
  '#8d97a6',
  '#3d4653',
  '#2e353f',
  '#232932',
  '#1b2027',
  '#14181d',
  '#0f1216',
]

// Floating components are large and the sign-in does without them: their settings are plain records, so that nothing is loaded for them here.
const tooltip: Parameters<typeof Tooltip.extend>[0] = {
  defaultProps: { openDelay: 300, closeDelay: 100, withArrow: false, multiline: true, maw: 320, portalProps: { target: tipLayer } },
}
const menu: Parameters<typeof Menu.extend>[0] = {
  defaultProps: {
    shadow: 'md',
    position: 'bottom-end',
    transitionProps: { duration: 100 },
    // A menu opens in the landmark of its screen with the focus on its first entry: the library's initial focus is no entry of a menu.
    portalProps: { target: tipLayer },
    withInitialFocusPlaceholder: false,
  },
}
const modal: Parameters<typeof Modal.extend>[0] = {
  styles: {
    header: { padding: 'var(--space-4) var(--space-5) 0' },
    body: { padding: 'var(--space-3) var(--space-5) var(--space-5)' },
    title: { fontSize: 'var(--text-heading)', fontWeight: 620 },
  },
  defaultProps: { centered: true, overlayProps: { backgroundOpacity: 0.45 }, transitionProps: { duration: 120 } },
}
const select: Parameters<typeof Select.extend>[0] = {
  defaultProps: {
    // With its list open Enter chooses; without a match it must not submit the form during a search.
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Enter' && event.currentTarget.getAttribute('aria-expanded') === 'true') event.preventDefault()
    },
  },
}

/** Sizes of the library's components; every colour comes from the variables of `tokens.css`. */
export const theme = createTheme({
  fontFamily: 'var(--font-ui)',
  headings: {
    fontFamily: 'var(--font-ui)',
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '20px', lineHeight: '1.3' },
      h2: { fontSize: '15px', lineHeight: '1.35' },
      h3: { fontSize: '13px', lineHeight: '1.4' },
    },
  },
  fontSizes: { xs: '12px', sm: '13px', md: '13px', lg: '15px', xl: '20px' },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  radius: { xs: '3px', sm: '3px', md: '5px', lg: '8px', xl: '8px' },
  defaultRadius: 'md',
  breakpoints: { xs: '36em', sm: '48em', md: '64em', lg: '74em', xl: '90em' },
  primaryColor: 'accent',
  primaryShade: { light: 6, dark: 6 },
  colors: { accent, gray, dark },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Input: Input.extend({ vars: () => ({ wrapper: { '--input-height': 'var(--control-height)', '--input-fz': 'var(--text-body)' } }) }),
    InputWrapper: Input.Wrapper.extend({
      vars: () => ({
        label: { '--input-label-size': 'var(--text-table)', '--input-asterisk-color': 'var(--danger-text)' },
        error: { '--input-error-size': 'var(--text-table)' },
        success: { '--input-success-size': 'var(--text-table)' },
        description: { '--input-description-size': 'var(--text-table)' },
      }),
    }),
    Button: Button.extend({
      vars: () => ({
        root: { '--button-height': 'var(--control-height)', '--button-padding-x': 'var(--space-3)', '--button-fz': 'var(--text-body)' },
      }),
    }),
    ActionIcon: ActionIcon.extend({
      defaultProps: { variant: 'subtle', color: 'gray' },
      vars: () => ({ root: { '--ai-size': 'var(--control-height)' } }),
    }),
    Tooltip: tooltip,
    Menu: menu,
    Modal: modal,
    Select: select,
  },
})

const surfaces = {
  '--mantine-color-body': 'var(--surface-panel)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text-muted)',
  '--mantine-color-placeholder': 'var(--text-faint)',
  '--mantine-color-anchor': 'var(--accent-text)',
  '--mantine-color-error': 'var(--danger-text)',
  '--mantine-color-default': 'var(--surface-panel)',
  '--mantine-color-default-hover': 'var(--surface-hover)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-gray-light-color': 'var(--text-muted)',
  '--mantine-color-gray-subtle-color': 'var(--text-muted)',
  '--mantine-color-gray-light-hover': 'var(--surface-hover)',
  '--mantine-color-accent-light': 'var(--accent-soft)',
  '--mantine-color-accent-light-color': 'var(--accent-text)',
  '--mantine-color-accent-outline': 'var(--accent-text)',
}

/** Maps the component library's own colours to the variables of `tokens.css`, in both themes. */
export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: surfaces, dark: surfaces })
