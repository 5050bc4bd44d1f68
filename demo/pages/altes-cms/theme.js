// The old theme's script, jQuery as it was written then. An address of the calendar opens its tab.
jQuery(($) => {
  const tab = $('#reiter-termine');

  const openTabOfAddress = () => {
    if (location.hash.indexOf('#/') === 0) tab.tab('show');
  };

  $('[data-toggle="tab"]').on('shown.bs.tab', (event) => {
    $('[data-toggle="tab"]').attr('aria-selected', 'false');
    $(event.target).attr('aria-selected', 'true');
  });
  $(window).on('hashchange', openTabOfAddress);
  openTabOfAddress();
});
