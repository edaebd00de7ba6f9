/** The button in the header that opens the account's menu. */
export const accountMenuId = 'account-menu';
