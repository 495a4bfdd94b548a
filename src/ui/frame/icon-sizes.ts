/** Width and height of the icons of the product, in px: in dense rows, in buttons and fields, and in bars and menus. */
export const SMALL_ICON_PX = 14
export const ICON_PX = 16
export const MENU_ICON_PX = 18
