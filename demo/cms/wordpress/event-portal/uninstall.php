<?php
/**
 * Removes the option of the plugin, of every site of a network.
 *
 * @package EventPortal
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( is_multisite() ) {
	foreach ( get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	) as $event_portal_site ) {
		delete_blog_option( $event_portal_site, 'event_portal' );
	}
} else {
	delete_option( 'event_portal' );
}
